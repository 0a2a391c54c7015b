import { rulebookMessages } from '../messages/rulebook';
import type { SectionText } from '../messages/rulebook-text';
import { findSkill } from '../skills/index';

interface Page {
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, SectionText | undefined>>;
}

/** The page of a chapter or school; `path` as in its address, "combat" or "schools/druid". */
export const textAt = (path: string): Page | undefined => {
  const { chapters, schools } = rulebookMessages;
  const [first = '', school, ...more] = path.split('/');
  if (school === undefined) return Object.entries<Page>(chapters).find(([id]) => id === first)?.[1];
  if (first !== 'schools' || more.length > 0) return undefined;
  return Object.entries<Page>(schools).find(([id]) => id === school)?.[1];
};

/** What lies at an address: its title and, of a section, the title of the page around it. */
export const titleAt = (
  address: string,
): { readonly title: string; readonly within?: string } | undefined => {
  const [path = '', anchor] = address.split('#');
  const skill = path.startsWith('skills/') ? findSkill(path.slice('skills/'.length)) : undefined;
  if (skill)
    return anchor === undefined ? { title: skill.name, within: schoolTitle(skill.school) } : undefined;
  const page = textAt(path);
  if (!page || anchor === undefined) return page;
  const section = page.sections[anchor];
  return section && { title: section.title, within: page.title };
};

/** The name of a school, or of the missions that the training skills belong to. */
export const schoolTitle = (id: string): string =>
  textAt(`schools/${id}`)?.title ?? rulebookMessages.chapters.missions.title;
