import { mount } from "svelte";
import App from "./App.svelte";
import { pageAt } from "./app/pages";
import { contextOf, Session } from "./session/session.svelte";
import { Settings } from "./session/settings.svelte";
import "./fonts/fonts.css";
import "./generated/palette.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/layout.css";
import { pathOf } from "./session/router.svelte";
import { coreTextsOf, textsOf } from "./i18n";

const settings = new Settings();
const { language, all } = settings;
const isDark = all.theme === "dark" || (all.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.lang = language;
// The frame that is there already has its colours before anything else comes.
document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
const { page } = pageAt(pathOf(location.pathname));
const isTable = page.title === "table";
// Everything that the first page needs comes at the same time: nothing waits for anything else.
const [texts, first, header] = await Promise.all([
  isTable ? coreTextsOf(language) : textsOf(language),
  page.load().catch(() => null),
  isTable ? null : import("./components/Header.svelte").then((module) => module.default),
]);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, {
  target,
  props: { first, header },
  context: contextOf(new Session(language, texts)),
});
// Long after the page is usable: what it keeps for use without a line must not hold up anything.
setTimeout(() => {
  const started = import("./offline/start").then(({ start }) => start(language, settings.all.offline));
  started.catch(() => undefined);
}, 6000);
