/** A text and the heading above it. */
interface Headed {
  readonly title: string;
  readonly text: readonly string[];
}

/** Rules of a scenario under their headings, in the order of the headings; parts without text are left out. */
export const underHeadings = <Part extends string>(
  headings: Readonly<Record<Part, string>>,
  text: Readonly<Record<NoInfer<Part>, readonly string[]>>,
): readonly Headed[] =>
  (Object.keys(headings) as Part[])
    .filter((part) => text[part].length > 0)
    .map((part) => ({ title: headings[part], text: text[part] }));
