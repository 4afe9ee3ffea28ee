import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

/** Apart from the build's own settings, so that a build needs none of the tests' packages. */
export default mergeConfig(
  build,
  defineConfig({ test: { include: ["tests/**/*.test.ts"], environment: "node", isolate: false } }),
);
