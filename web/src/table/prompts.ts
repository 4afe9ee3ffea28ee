/** What a table asks of whoever sits there: offers, a pause, a seat that a bot has taken over. */
import type { Texts } from "../i18n";
import type { Act, TableState } from "../wire/types";
import { botName } from "../people/names";

export interface Way {
  readonly text: string;
  readonly act: Act;
  readonly main?: boolean;
}

export interface Ask {
  readonly id: string;
  readonly text: string;
  readonly ways: readonly Way[];
}

export function asksOf(state: TableState, names: readonly string[], texts: Texts): Ask[] {
  if (state.stage !== "running" && state.stage !== "paused") return [];
  return [...standIns(state, names, texts), ...pause(state, texts.table), ...offers(state, names, texts.table)];
}

function standIns(state: TableState, names: readonly string[], texts: Texts): Ask[] {
  return state.you.flatMap((seat): Ask[] => {
    const bot = state.about.seats[seat - 1]?.stand_in;
    if (!bot) return [];
    const name = texts.common.bot(botName(texts, bot));
    const prefix = state.you.length > 1 ? `${names[seat - 1]}: ` : "";
    const flagged = state.clock?.kind === "total" || state.clock?.kind === "days";
    // On such a clock a bot also stands in for who has left: only time that is over stays over.
    if (flagged && state.clock?.left[seat - 1] === 0)
      return [{ id: `stand-in-${seat}`, text: prefix + texts.table.flagFell(name), ways: [] }];
    return [
      {
        id: `stand-in-${seat}`,
        text: prefix + texts.table.standsIn(name),
        ways: [{ text: texts.table.takeBack, act: { do: "return", seat }, main: true }],
      },
    ];
  });
}

function pause(state: TableState, texts: Texts["table"]): Ask[] {
  if (state.stage !== "paused") return [];
  const ways: Way[] = state.you.length
    ? [{ text: texts.resume, act: { do: "resume", seat: state.you[0]! }, main: true }]
    : [];
  return [{ id: "paused", text: texts.isPaused, ways }];
}

function offers(state: TableState, names: readonly string[], texts: Texts["table"]): Ask[] {
  return state.offers.map((offer): Ask => {
    const { what, by } = offer;
    const id = `offer-${what}`;
    const own = state.you[0];
    if (state.you.includes(by)) {
      const text = what === "takeback" ? texts.youAskedTakeback : texts.youAskedPause;
      return { id, text, ways: [{ text: texts.withdraw, act: { do: "answer", what, agree: false, seat: by } }] };
    }
    const name = names[by - 1] ?? "";
    const text = what === "takeback" ? texts.wantsTakeback(name) : texts.wantsPause(name);
    if (own === undefined) return { id, text, ways: [] };
    if (offer.agreed.includes(own)) return { id, text: `${text} ${texts.agreedAlready}`, ways: [] };
    return {
      id,
      text,
      ways: [
        { text: texts.agree, act: { do: "answer", what, agree: true, seat: own }, main: true },
        { text: texts.decline, act: { do: "answer", what, agree: false, seat: own } },
      ],
    };
  });
}
