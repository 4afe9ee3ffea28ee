import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Shorter than what Svelte makes by itself: a table has a hundred of them, and none can be compressed.
    cssHash: ({ hash, filename, css }) =>
      `s${hash(filename === "(unknown)" ? css : filename.split("/src/").pop()).slice(0, 4)}`,
  },
};
