import { nameParts } from "../games/common/names";

/** Names without what stands in brackets behind them, for lists and sentences beside a board that has it. */
export const called = (names: readonly string[]): readonly string[] => names.map((full) => nameParts(full).name);
