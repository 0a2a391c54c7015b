import type { RuleNote, RulingGroup } from '../../reference-part';
import { rulebookMessages } from '../messages/rulebook';
import { rulings, rulingsAbout, type Ruling } from './rulings';
import { schoolTitle, titleAt } from './titles';

const { pages, rulings: texts } = rulebookMessages;

/** Those of single schools, and those taken while building, have no numbers. */
const isNumbered = ({ group }: Ruling): boolean =>
  group === 'building' || group === 'playing' || group === 'skills';

/** "Ruling 12"; those of schools have no numbers. */
export const rulingName = ({ id, group }: Ruling): string => {
  if (group === 'building' || group === 'playing') return pages.ruling.building(id);
  return group === 'skills' ? pages.ruling.skills(id) : pages.ruling.other;
};

export const textOfRuling = ({ id }: Ruling): string => texts[id] ?? '';

/** The rulings on what lies at an address; those on what stands right above it are told there. */
export const notesOn = (address: string, above?: string): readonly RuleNote[] => {
  const told = above === undefined ? [] : rulingsAbout(above);
  return rulingsAbout(address)
    .filter((ruling) => !told.includes(ruling))
    .map((ruling) => ({
      address: `rulings#${ruling.id}`,
      name: rulingName(ruling),
      text: textOfRuling(ruling),
    }));
};

const generalGroups: Readonly<Record<string, string | undefined>> = pages.groups;

/** All rulings, each with what it settles. */
export const rulingGroups = (): readonly RulingGroup[] =>
  [...new Set(rulings.map(({ group }) => group))].map((group) => ({
    id: group,
    title: generalGroups[group] ?? schoolTitle(group),
    rulings: rulings
      .filter((ruling) => ruling.group === group)
      .map((ruling) => ({
        id: ruling.id,
        name: isNumbered(ruling) ? rulingName(ruling) : '',
        text: textOfRuling(ruling),
        settles: ruling.about.map((address) => ({ address, title: titleAt(address)?.title ?? address })),
      })),
  }));
