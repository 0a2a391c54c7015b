import { faceNumbers } from '../../../../dice/face';
import { hashOf } from '../../../../match/hash';
import type { PlainData } from '../../../../match/plain-data';
import type { Building } from '../../../../match/request';
import { pipsOnDie, pointsOf } from '../../../../painted-die/die';
import { capacityIssues, colourIssues } from '../../../../painted-die/face-rules';
import { facesSchema } from '../../../../painted-die/faces-file';
import { err, ok } from '../../../../result';
import type { RuleIssue } from '../../rules/issue';
import { die, type Faces } from '../../sheet/pips';
import { fiendLayouts } from './layouts';

const zFaces = facesSchema(die);

/** A fiend for a hero file, with only its painted faces. */
const plainFiend = (faces: Faces): PlainData => ({
  faces: Object.fromEntries(
    faceNumbers.flatMap((number) => {
      const painted = die.pips.filter((pip) => faces[number][pip] > 0);
      return painted.length === 0
        ? []
        : [[String(number), Object.fromEntries(painted.map((pip) => [pip, faces[number][pip]]))]];
    }),
  ),
});

const isObject = (data: PlainData): data is Readonly<Record<string, PlainData>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const readFaces = (sheet: PlainData): Faces | undefined => {
  const read = isObject(sheet) ? zFaces.safeParse(sheet['faces'] ?? {}) : undefined;
  return read?.success === true ? read.data : undefined;
};

/** The die that a sheet says which was judged. @throws RangeError for one that says none */
export const facesIn = (sheet: PlainData): Faces => {
  const faces = readFaces(sheet);
  if (!faces) throw new RangeError('This sheet isn’t a fiend.');
  return faces;
};

/** Issues of a fiend's die: as a hero's, without any green pip; chapter "Summoning". */
const issuesOf = (faces: Faces, points: number): readonly RuleIssue[] => {
  const whose = 'fiend' as const;
  const path = ['faces'];
  const severity = 'error';
  const spent = pointsOf(die, faces);
  const pips = pipsOnDie(faces, 'skill');
  const figures = { whose, spent, budget: points, isCast: true } as const;
  return [
    ...(spent > points ? [{ rule: 'points-budget', severity, path, figures } as const] : []),
    ...(pips > 0 ? [{ rule: 'skill-pip-count', severity, path, figures: { whose, pips } } as const] : []),
    ...capacityIssues(die, { whose, path, faces }),
    ...colourIssues(die, { whose, path, faces }),
  ];
};

/** A fiend its player builds on arrival. @param first planned before the match */
export const fiendBuilding = (points: number, first?: Faces): Building => {
  let listed: readonly PlainData[] | undefined;
  return {
    judge: (sheet) => {
      const faces = readFaces(sheet);
      if (!faces) return err([{ rule: 'no-fiend', severity: 'error', path: ['faces'], figures: {} }]);
      const issues = issuesOf(faces, points);
      return issues.length > 0 ? err(issues) : ok(plainFiend(faces));
    },
    candidates: () => {
      if (listed) return listed;
      const known = new Map<string, PlainData>();
      const thought = first && issuesOf(first, points).length === 0 ? [first] : [];
      for (const faces of [...thought, ...fiendLayouts(points)]) {
        const plain = plainFiend(faces);
        known.set(hashOf(plain), plain);
      }
      listed = [...known.values()];
      return listed;
    },
  };
};
