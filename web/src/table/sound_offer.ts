/** Offering sound, once on each device: nothing of it weighs on a table before the first move. */
import { mount, unmount } from "svelte";
import { contextOf, type Session } from "../session/session.svelte";
import SoundOffer from "./SoundOffer.svelte";

const KEY = "azulejos-sound-offered";
let wasOffered = false;

export async function offerSound(session: Session): Promise<void> {
  if (wasOffered) return;
  wasOffered = true;
  try {
    if (localStorage.getItem(KEY)) return;
    localStorage.setItem(KEY, "yes");
  } catch {
    // A browser that keeps nothing: it is offered once in each visit.
  }
  await session.complete();
  const tools = document.querySelector(".bar .tools");
  if (!tools) return;
  const offer: object = mount(SoundOffer, {
    target: tools.parentElement!,
    anchor: tools,
    context: contextOf(session),
    props: { done: () => void unmount(offer) },
  });
}
