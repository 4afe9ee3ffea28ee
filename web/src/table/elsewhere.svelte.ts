/** Whoever looks elsewhere is told of their turn: by the page's title, and by a notification where that is wanted. */
import { untrack } from "svelte";
import type { Session } from "../session/session.svelte";
import type { Status } from "./status";
import { notify } from "./turn";

export function tellElsewhere(session: Session, table: string, given: () => { status: Status; title: string }): void {
  let wasYours: boolean | null = null;
  $effect(() => {
    const { status, title } = given();
    const { yours, text } = status;
    session.badge = yours ? text : null;
    untrack(() => {
      const texts = session.texts.table;
      if (yours && wasYours === false && session.settings.all.notify)
        notify(texts.notifyTitle, texts.notifyText(title), `azulejos-${table}`);
    });
    wasYours = yours;
  });
}
