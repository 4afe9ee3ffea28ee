/** The words of everything else. */
import errors from "./errors";
import home from "./home";
import chat from "./chat";
import settings from "./settings";

const texts = { errors, home, chat, settings };

export default texts;
