/** What a server says about a record: it has the rules, and its word ends every question. */
import { Misread, replayed, type Replayed } from "../replay/wire";

export type Checked =
  | { readonly state: "agreed"; readonly replayed: Replayed }
  | { readonly state: "refused"; readonly why: Misread }
  | { readonly state: "unreachable" };

export async function check(agn: string): Promise<Checked> {
  try {
    return { state: "agreed", replayed: await replayed(agn) };
  } catch (error) {
    // What is not about the record, such as a server that is busy, says nothing against it.
    if (error instanceof Misread && (error.line !== null || error.clause)) return { state: "refused", why: error };
    return { state: "unreachable" };
  }
}
