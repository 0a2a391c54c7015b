import type { CardFace } from '../../cards/card';
import { drawBorder, textArea } from '../../cards/hero-card/border';
import { groupsOf, type Groups } from '../../cards/hero-card/groups';
import { drawSpread, fewestFaces, spreadOn, type Spread } from '../../cards/hero-card/spread';
import type { BreakWords } from '../../cards/hero-card/onward-flow';
import { blindSketch, sketch, type Sketch } from '../../cards/sketch';
import type { Region } from '../../cards/text/flow';
import { smallestOnCards } from '../../cards/text/text';
import { openBack, rule, ruleBelowDie, type BackContent, type OpenBack } from './back';
import { drawHead, furtherHead } from './back-head';

const { x: left, width } = textArea;
/** mm: text of further faces goes down to where backs have their credits. */
const furtherBottom = 83.2;
/** mm between the rule below a head and the text. */
const belowHead = 1.2;

/** A foot that takes more of a back than this share goes on with everything else. */
const mostFoot = 0.5;

/** Points: what is read with ease. */
const easySize = 8.5;

/** Texts of further faces, and of what goes on there. */
export interface FurtherWords extends BreakWords {
  /** At the right end of the head of a further face, the first of which is 1; its card or strip is one of this many. */
  readonly right: (face: number, of: number) => string;
}

/** The text of a back that has to go on: what is in groups, and where the first of them stand. */
interface Begun {
  readonly back: OpenBack;
  readonly groups: Groups;
  readonly region: Region;
}

/** A back with its foot if that leaves enough room for text; undefined if it does not, or there is no foot. */
const withFoot = (content: BackContent, missing: Set<string>): Begun | undefined => {
  const { foot, blocks } = content;
  if (foot.length === 0) return undefined;
  const back = openBack(content, missing);
  const above = back.above(foot, smallestOnCards);
  const height = (region: Region): number => region.bottom - region.top;
  if (!above || height(above) < height(back.region) * (1 - mostFoot)) return undefined;
  back.setFoot(foot, smallestOnCards, true);
  return { back, groups: groupsOf(blocks), region: above };
};

/** A back whose foot is the last of its text. */
const footAtEnd = (content: BackContent, missing: Set<string>): Begun => {
  const { foot, blocks } = content;
  const back = openBack(content, missing);
  const groups = groupsOf(blocks);
  return { back, groups: foot.length === 0 ? groups : [...groups, foot], region: back.region };
};

/** Whether text begins on the back itself. */
const usesBack = ({ faces: [first = []], loose }: Spread): boolean => first.length > 0 || loose.length > 0;

/** Further faces with heads all of one height. */
const furtherFaces = (name: string, of: number, { right }: FurtherWords, missing: Set<string>) => {
  const widest = right(2 * (of - 1), of);
  const top = drawHead(blindSketch, name, '', furtherHead, widest) + belowHead;
  const region: Region = { x: left, width, top, bottom: furtherBottom };
  const faces: Sketch[] = [];
  return {
    region,
    faces,
    pageOf: (at: number) => {
      for (let next = faces.length; next <= at; next += 1) {
        const face = sketch(missing);
        face.draw(...drawBorder());
        const below = drawHead(face, name, right(next + 1, of), furtherHead, widest);
        face.draw(rule(below));
        faces.push(face);
      }
      const face = faces[at];
      if (!face) throw new RangeError('A face was not begun.');
      return { face, region };
    },
  };
};

/** Draws a back, and the faces on which its text goes on. */
const draw = (
  { back, region }: Begun,
  spread: Spread,
  further: ReturnType<typeof furtherFaces>,
  words: FurtherWords,
): readonly CardFace[] => {
  ruleBelowDie(back);
  drawSpread(spread, (at) => (at === 0 ? { face: back.face, region } : further.pageOf(at - 1)), words);
  return [back.finish(), ...further.faces.map((face) => face.finish())];
};

/**
 * Draws a back and the further faces that its text needs, as few cards as hold it, in type as large as these allow.
 *
 * @param facesOn how many further faces this many cards or panels have
 */
export const drawOnward = (
  content: BackContent,
  words: FurtherWords,
  missing: Set<string>,
): readonly CardFace[] => {
  const ways = [withFoot(content, missing) ?? [], footAtEnd(content, missing)].flat();
  const regionsOf = (region: Region, inside: Region) => (face: number) => (face === 0 ? region : inside);
  const guess = furtherFaces(content.name, 2, words, missing);
  const fewest = Math.min(
    ...ways.map(({ groups, region }) => fewestFaces(groups, regionsOf(region, guess.region))),
  );
  for (let most = 2 * Math.ceil(Math.max(1, fewest - 1) / 2) + 1; ; most += 2) {
    const further = furtherFaces(content.name, (most + 1) / 2, words, missing);
    const found = ways.flatMap((begun) => {
      const spread = spreadOn(begun.groups, regionsOf(begun.region, further.region), most);
      return spread ? [{ begun, spread }] : [];
    });
    const best = found.find(({ spread }) => usesBack(spread)) ?? found[0];
    if (best) return draw(best.begun, best.spread, further, words);
  }
};

/** Panels of text beside front and die; a strip of four panels is as long as paper allows. */
const mostPanels = 2;

/**
 * Draws a back and panels of text beside it: skills on a separate panel if the type stays readable there, otherwise
 * below the die and on one panel, or on two. Undefined if they don't fit.
 */
export const drawPanels = (
  content: BackContent,
  words: FurtherWords,
  missing: Set<string>,
): readonly CardFace[] | undefined => {
  const begun = withFoot(content, missing) ?? footAtEnd(content, missing);
  const { groups, region } = begun;
  if (groups.length === 0) return undefined;
  const further = furtherFaces(content.name, 1, words, missing);
  const alone = spreadOn(groups, () => further.region, 1);
  if (alone && alone.size >= easySize) {
    const { faces, loose, ...rest } = alone;
    return draw(begun, { ...rest, loose, faces: [[], ...faces] }, further, words);
  }
  for (let panels = 1; panels <= mostPanels; panels += 1) {
    const spread = spreadOn(groups, (face) => (face === 0 ? region : further.region), panels + 1);
    if (spread) return draw(begun, spread, further, words);
  }
  return undefined;
};
