/** The words of everything else. */
import type { RestTexts } from "..";
import errors from "./errors";
import home from "./home";
import chat from "./chat";
import settings from "./settings";

const texts: RestTexts = { errors, home, chat, settings };

export default texts;
