import type { PageText } from '../../rule-book';
import type { ChapterId, RuleSchoolId, SchoolSectionId, SectionId } from '../reference/chapters';

export type ChapterText<Chapter extends ChapterId> = PageText<SectionId<Chapter>>;
export type SchoolText<School extends RuleSchoolId> = PageText<SchoolSectionId<School>>;

/** A ruling's words by its id. */
export type RulingTexts = Readonly<Record<string, string>>;

/** The words of the rules pages that are no rules. */
export interface RulebookPageTexts {
  readonly title: string;
  readonly lead: string;
  readonly chapter: string;
  readonly chapters: string;
  readonly school: string;
  readonly schools: string;
  readonly rulingsTitle: string;
  readonly rulingsLead: string;
  readonly groups: Readonly<Record<'building' | 'playing' | 'skills' | 'pipsmith' | 'match', string>>;
  readonly ruling: {
    readonly building: (id: string) => string;
    readonly skills: (id: string) => string;
    readonly other: string;
  };
  readonly skillsOf: string;
  readonly common: string;
  readonly elite: string;
  readonly other: string;
  readonly rulingsCount: (n: number) => string;
  readonly skillLead: (name: string) => string;
  readonly skillsCount: (n: number) => string;
  readonly names: string;
  readonly footer: string;
}

/** All that the rules pages say. */
export interface RulebookTexts {
  readonly chapters: { readonly [Chapter in ChapterId]: ChapterText<Chapter> };
  readonly schools: { readonly [School in RuleSchoolId]: SchoolText<School> };
  readonly rulings: RulingTexts;
  readonly pages: RulebookPageTexts;
}
