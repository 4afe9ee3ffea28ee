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
import { coreTextsOf, textsOf } from "./i18n";

const { language } = new Settings();
document.documentElement.lang = language;
const { page } = pageAt(location.pathname);
const isTable = page.title === "table";
// Everything that the first page needs comes at the same time: nothing waits for anything else.
const [texts, first, header] = await Promise.all([
  isTable ? coreTextsOf(language) : textsOf(language),
  page.load().catch(() => null),
  isTable ? null : import("./components/Header.svelte").then((module) => module.default),
]);
mount(App, {
  target: document.getElementById("app")!,
  props: { first, header },
  context: contextOf(new Session(language, texts)),
});
