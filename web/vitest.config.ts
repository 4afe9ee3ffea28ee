import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

/** Apart from the build's own settings, so that a build needs none of the tests' packages. */
export default mergeConfig(
  build,
  // What has to come is awaited for as long as in the tests in Python (tests/kit/patience.py): a machine may be busy.
  defineConfig({
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "node",
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
