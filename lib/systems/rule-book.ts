import type {
  ReferencePart,
  RuleBlock,
  RuleEntry,
  RuleNote,
  RulePage,
  RuleSection,
  RulingGroup,
} from './reference-part';

/** Words of a text of the rules, words that lead to an address, or bold ones. */
export interface RuleTextPart {
  readonly text: string;
  readonly address?: string;
  readonly bold?: true;
}

const mark = /\[(?<words>[^\]]+)\]\((?<address>[^)]+)\)|\*\*(?<bold>[^*]+)\*\*/g;

/** Takes `[words](address)` and `**words**` out of a text. */
export const textParts = (text: string): readonly RuleTextPart[] => {
  const found: RuleTextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const { words = '', address = '', bold } = match.groups ?? {};
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push(bold === undefined ? { text: words, address } : { text: bold, bold: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
};

/** The text without its marks. */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => part.text)
    .join('');

/** The address of the page that explains the words of a game. */
export const wordsPath = 'words';

/** A section of a page of rules. */
export interface SectionText {
  readonly title: string;
  readonly text: readonly RuleBlock[];
}

/** A page of rules in its source form. */
export interface PageText<Section extends string = string> {
  readonly title: string;
  /** Subject of the page, in a sentence. */
  readonly lead: string;
  readonly sections: Readonly<Record<Section, SectionText>>;
}

/** A question that the book leaves open, decided. */
export interface Ruling {
  /** Id in comments and pages. */
  readonly id: string;
  readonly group: string;
  /** The addresses of the rules it settles, which also show it. */
  readonly about: readonly string[];
}

/** Title at an address and, of a section or a skill, the title of the page around it. */
export interface Titled {
  readonly title: string;
  readonly within?: string;
}

/** Contents of a book of rules. */
export interface BookText {
  /** Its pages by their addresses, "combat" or "schools/druid", in reading order. */
  readonly pages: Readonly<Record<string, PageText>>;
  /** Skill at "skills/" and this id. */
  readonly skill: (id: string) => Titled | undefined;
  readonly rulings: readonly Ruling[];
  /** Citation of a ruling, and whether it tells the ruling apart from the others. */
  readonly cite: (ruling: Ruling) => { readonly name: string; readonly isNumber: boolean };
  readonly textOf: (ruling: Ruling) => string;
}

export interface RulingsTexts {
  readonly rulingsTitle: string;
  readonly rulingsLead: string;
  readonly rulingsCount: (n: number) => string;
}

/** Rules as they are written, made into pages that know each other. */
export interface RuleBook {
  /** The page at this path in its source form; undefined if there is none. */
  readonly textAt: (path: string) => PageText | undefined;
  readonly titleAt: (address: string) => Titled | undefined;
  /** The rulings on the subject of an address; those on the section above it are listed there. */
  readonly notesOn: (address: string, above?: string) => readonly RuleNote[];
  /** The page at this path with its notes. */
  readonly page: (path: string) => RulePage | undefined;
  /** Search entries of a page: itself and its sections. @param kind kind of the page: "Chapter" */
  readonly pageEntries: (path: string, kind: string) => readonly RuleEntry[];
  readonly rulingEntries: () => readonly RuleEntry[];
  /** The page of all rulings, each with the rules it settles. */
  readonly rulingsPage: (words: RulingsTexts, titleOf: (group: string) => string) => RulePage;
  /** The table of contents of the pages at these paths, and of the rulings. */
  readonly contents: (
    paths: readonly string[],
    words: RulingsTexts,
  ) => ReferencePart['contents'][number]['pages'];
}

const blockText = (block: RuleBlock): string => {
  if (typeof block === 'string') return plainText(block);
  if ('list' in block) return block.list.map(plainText).join(' ');
  return block.rows.map((row) => row.map(plainText).join(' ').replace(/\.$/, '')).join('. ');
};

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The page with the known scenarios of its sections: such a section has the name of its scenario. */
export const withPlans = (
  page: RulePage | undefined,
  isScenario: (section: string) => boolean,
): RulePage | undefined =>
  page?.sections && {
    ...page,
    sections: page.sections.map((section) =>
      isScenario(section.id) ? { ...section, scenario: section.id } : section,
    ),
  };

/** Sets rules up as pages. */
export const ruleBook = ({ pages, skill, rulings, cite, textOf }: BookText): RuleBook => {
  const textAt: RuleBook['textAt'] = (path) => own(pages, path);

  const titleAt: RuleBook['titleAt'] = (address) => {
    const [path = '', anchor] = address.split('#');
    const known = path.startsWith('skills/') ? skill(path.slice('skills/'.length)) : undefined;
    if (known) return anchor === undefined ? known : undefined;
    const page = textAt(path);
    if (!page || anchor === undefined) return page && { title: page.title };
    const section = own(page.sections, anchor);
    return section && { title: section.title, within: page.title };
  };

  const about = (address: string): readonly Ruling[] =>
    rulings.filter((ruling) => ruling.about.includes(address));

  const notesOn: RuleBook['notesOn'] = (address, above) => {
    const told = above === undefined ? [] : about(above);
    return about(address)
      .filter((ruling) => !told.includes(ruling))
      .map((ruling) => ({
        address: `rulings#${ruling.id}`,
        name: cite(ruling).name,
        text: textOf(ruling),
      }));
  };

  const sectionsOf = (path: string, { sections }: PageText): readonly RuleSection[] => {
    const all = Object.entries(sections);
    return all.map(([id, { title, text }], index) => {
      const above = all[index - 1]?.[0];
      const notes = notesOn(`${path}#${id}`, above === undefined ? undefined : `${path}#${above}`);
      return { id, title, blocks: text, notes };
    });
  };

  const rulingGroups = (titleOf: (group: string) => string): readonly RulingGroup[] =>
    [...new Set(rulings.map(({ group }) => group))].map((group) => ({
      id: group,
      title: titleOf(group),
      rulings: rulings
        .filter((ruling) => ruling.group === group)
        .map((ruling) => {
          const { name, isNumber } = cite(ruling);
          return {
            id: ruling.id,
            name: isNumber ? name : '',
            text: textOf(ruling),
            settles: ruling.about.map((address) => ({
              address,
              title: titleAt(address)?.title ?? address,
            })),
          };
        }),
    }));

  return {
    textAt,
    titleAt,
    notesOn,
    page: (path) => {
      const text = textAt(path);
      if (!text) return undefined;
      const { title, lead } = text;
      const sections = sectionsOf(path, text);
      return { title, lead, description: lead, here: path, notes: notesOn(path), sections };
    },
    pageEntries: (path, kind) => {
      const page = textAt(path);
      if (!page) return [];
      // Words repeat in a line what their rules say whole.
      const isNote = path === wordsPath;
      return [
        { address: path, title: page.title, where: kind, text: page.lead, isNote },
        ...Object.entries(page.sections).map(([id, { title, text }]) => ({
          address: `${path}#${id}`,
          title,
          where: page.title,
          text: text.map(blockText).join(' '),
          isNote,
        })),
      ];
    },
    rulingEntries: () =>
      rulings.map((ruling) => ({
        address: `rulings#${ruling.id}`,
        title: cite(ruling).name,
        where: [...new Set(ruling.about.map((address) => titleAt(address)?.title))].join(', '),
        text: textOf(ruling),
        isNote: true,
      })),
    rulingsPage: ({ rulingsTitle: title, rulingsLead: lead }, titleOf) => ({
      title,
      lead,
      description: lead,
      here: 'rulings',
      rulings: rulingGroups(titleOf),
    }),
    contents: (paths, { rulingsTitle, rulingsCount }) => [
      ...paths.map((path) => ({
        address: path,
        title: textAt(path)?.title ?? path,
        about: textAt(path)?.lead ?? '',
      })),
      { address: 'rulings', title: rulingsTitle, about: rulingsCount(rulings.length) },
    ],
  };
};
