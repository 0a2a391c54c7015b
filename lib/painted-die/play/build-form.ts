import { faceNumbersOnCard } from '../../dice/face';
import type { BuildForm } from '../../match/build-form';
import type { PlainData } from '../../match/plain-data';
import { entryOf } from '../../skirmish/play/requests';

const fieldsOf = (data: PlainData | undefined): Readonly<Record<string, PlainData>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Readonly<Record<string, PlainData>>)
    : {};

const skillsIn = (sheet: PlainData): readonly PlainData[] => {
  const skills: unknown = entryOf(sheet, 'skills');
  return Array.isArray(skills) ? (skills as readonly PlainData[]) : [];
};

/** A painted die and skills, as a hero file has them. */
export const buildForm = ({
  pips,
  skills,
  issue,
}: Pick<BuildForm, 'pips' | 'skills' | 'issue'>): BuildForm => ({
  faces: faceNumbersOnCard,
  pips,
  skills,
  issue,
  painted: (sheet, face, pip) => {
    const count = entryOf(entryOf(entryOf(sheet, 'faces'), String(face)), pip);
    return typeof count === 'number' ? count : 0;
  },
  paint: (sheet, face, pip, count) => {
    const faces = fieldsOf(entryOf(sheet, 'faces'));
    const painted = Object.entries({ ...fieldsOf(faces[String(face)]), [pip]: count });
    const left = Object.fromEntries(painted.filter(([, pips]) => pips !== 0));
    return { ...fieldsOf(sheet), faces: { ...faces, [String(face)]: left } };
  },
  knows: (sheet, skill) => skillsIn(sheet).includes(skill),
  learn: (sheet, skill, isKnown) => {
    const others = skillsIn(sheet).filter((id) => id !== skill);
    return { ...fieldsOf(sheet), skills: isKnown ? [...others, skill] : others };
  },
});
