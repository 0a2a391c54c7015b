import type { TextPart } from '../../reference-part';
import type { PageText } from '../../rule-book';
import type { ChapterId, RulingGroup, SectionId } from '../reference/chapters';
import type { RulingId } from '../reference/rulings';
import type { CategoryId } from '../skills/ids';

export type ChapterText<Chapter extends ChapterId> = PageText<SectionId<Chapter>>;
/** Text of the page of each category beyond its skills. */
export type CategoryTexts = Readonly<Record<CategoryId, PageText<'use'>>>;

/** The words of the rules pages that are no rules. */
export interface RulebookPageTexts {
  readonly title: string;
  readonly lead: string;
  readonly chapter: string;
  readonly chapters: string;
  readonly category: string;
  readonly categories: string;
  readonly rulingsTitle: string;
  readonly rulingsLead: string;
  readonly groups: Readonly<Record<RulingGroup, string>>;
  readonly ruling: string;
  readonly rulingsCount: (n: number) => string;
  readonly skillsOf: string;
  readonly skillIn: (category: string) => string;
  readonly spellIn: (category: string) => string;
  readonly skillLead: (name: string) => string;
  readonly skillsCount: (n: number) => string;
  readonly names: string;
  /** How the lines of skills are read. */
  readonly legend: readonly TextPart[];
  readonly always: string;
  readonly green: (pips: number) => string;
  readonly blue: (pips: number) => string;
  readonly missing: string;
  readonly noBlue: string;
  readonly preview: string;
  readonly greenPips: string;
  readonly bluePips: string;
  readonly more: (what: string) => string;
  readonly fewer: (what: string) => string;
  readonly footer: string;
}

/** All that the rules pages say. */
export interface RulebookTexts {
  readonly chapters: { readonly [Chapter in ChapterId]: ChapterText<Chapter> };
  readonly categories: CategoryTexts;
  readonly rulings: Readonly<Record<RulingId, string>>;
  readonly pages: RulebookPageTexts;
}
