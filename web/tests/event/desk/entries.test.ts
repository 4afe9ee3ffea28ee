import { describe, expect, test } from "vitest";
import { listOf, nameOf, rowRefused } from "../../../src/event/desk/entries";

describe("a typed name", () => {
  test.each([
    ["Ann Rossi", "Ann", "Rossi"],
    ["  Bob   De  Luca ", "Bob", "De Luca"],
    ["De Luca, Bob", "Bob", "De Luca"],
    ["Cher", "Cher", ""],
    ["Rossi,", "Rossi", ""],
    ["12. Ann Rossi", "Ann", "Rossi"],
    ["3) De Luca, Bob", "Bob", "De Luca"],
    ["", "", ""],
  ])("%o is read as first name and surname", (text, first, surname) => {
    expect(nameOf(text)).toEqual({ first, surname });
  });
});

describe("a pasted list", () => {
  test("is one name a line", () => {
    const found = listOf("Ann Rossi\n\nBob De Luca\r\n");
    expect(found.names).toEqual([
      { first: "Ann", surname: "Rossi" },
      { first: "Bob", surname: "De Luca" },
    ]);
    expect(found.csv).toBe("first,surname\nAnn,Rossi\nBob,De Luca");
    expect(found.tellsAge).toBe(false);
  });

  test("is two columns without headings, as a spreadsheet copies them", () => {
    expect(listOf("Ann\tRossi\nBob\tDe Luca").names[1]).toEqual({ first: "Bob", surname: "De Luca" });
    expect(listOf("Ann;Rossi").csv).toBe("first,surname\nAnn,Rossi");
    expect(listOf("Ann,Rossi").names).toEqual([{ first: "Ann", surname: "Rossi" }]);
  });

  test("with headings goes to the server as it is, in any of the languages", () => {
    const csv = "cognome;nome;of_age\nRossi;Ann;yes";
    expect(listOf(csv)).toEqual({
      csv,
      names: [{ first: "Ann", surname: "Rossi" }],
      rows: [2],
      tellsAge: true,
    });
    expect(listOf('\uFEFFfirst,surname\n"Ann, Maria",Rossi').names).toEqual([
      { first: "Ann, Maria", surname: "Rossi" },
    ]);
  });

  test("keeps quotes and commas of names", () => {
    expect(listOf('Ann "Nan";Rossi, jr').csv).toBe('first,surname\nAnn Nan,"Rossi, jr"');
  });

  test("may be numbered, have the surname first, or a column with numbers", () => {
    const both = [
      { first: "Ann", surname: "Rossi" },
      { first: "Bob", surname: "De Luca" },
    ];
    expect(listOf("1. Ann Rossi\n2. Bob De Luca").names).toEqual(both);
    expect(listOf("Rossi, Ann\nDe Luca, Bob").names).toEqual(both);
    expect(listOf("1\tAnn\tRossi\n2\tBob\tDe Luca").names).toEqual(both);
    expect(listOf("Nr.;Naam\n1;Ann Rossi\n2;Bob De Luca").names).toEqual(both);
  });

  test("may be empty", () => {
    expect(listOf("\n \n").names).toEqual([]);
  });
});

test("the row of a refusal is told as the list has it", () => {
  const text = "Row 3, Bob Kok: Someone with this name has already signed up.";
  const name = { first: "Bob", surname: "Kok" };
  expect(rowRefused(text, listOf("Ann Rossi\n\nBob Kok"))).toEqual({ row: 3, name });
  expect(rowRefused(text, listOf("Ann Rossi\nBob Kok"))).toEqual({ row: 2, name });
  expect(rowRefused(text, listOf("first,surname\nAnn,Rossi\nBob,Kok"))).toEqual({ row: 3, name });
  expect(rowRefused("The headings are first, surname and of_age.", listOf("Ann"))).toBeNull();
});
