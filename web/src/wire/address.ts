/**
 * Where others find this server: the first part of every link and QR code that is handed on. Whoever sits at the server's own machine came by an address
 * that leads nowhere from a phone; then the server knows a better one.
 */
import { ask } from "./http";
import { base } from "./base";

const THIS_MACHINE = /^((.*\.)?localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i;

/** Whether an address leads to the machine that one sits at, and so from a phone to nothing. */
export const leadsToThisMachine = (origin: string): boolean => THIS_MACHINE.test(new URL(origin).hostname);

export async function originForOthers(): Promise<string> {
  if (!leadsToThisMachine(location.origin)) return location.origin + base;
  try {
    return (await ask<{ address: string }>("GET", "/address")).address;
  } catch {
    return location.origin + base;
  }
}
