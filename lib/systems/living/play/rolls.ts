import type { Encounter } from '../../match-part';
import type { RolledFace, TableRoll, ValuePart } from '../../play-part';
import { paintedPips } from '../cards/painted-pips';
import { tableWords as words } from '../messages/en/play';
import type { MatchEvent, ValueParts } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { pips } from '../sheet/pips';
import { namesIn } from './scene';

const faceOf = ({ figures, sheets }: Situation, figure: number, side: number): RolledFace => {
  const sides = sheets[figures[figure]?.sheet ?? -1]?.sides;
  return {
    face: side + 1,
    pips: pips.flatMap((pip) => Array.from({ length: sides?.[pip][side] ?? 0 }, () => paintedPips[pip])),
  };
};

const partOrder = ['die', 'conditions', 'effects', 'weapon', 'ganging-up', 'cover', 'order'] as const;

const partsOf = (parts: ValueParts | undefined): readonly ValuePart[] =>
  partOrder.flatMap((part) => {
    if (!parts) return [];
    const amount = parts[part] ?? 0;
    return amount === 0 && part !== 'die' ? [] : [{ name: words.parts[part], amount }];
  });

/** The rolls among events, each with the value that it came to. */
export const rollsIn = (
  events: readonly MatchEvent[],
  situation: Situation,
  { sheets }: Encounter<HeroDraft>,
): readonly TableRoll[] => {
  const names = namesIn(situation, sheets);
  const rolls: TableRoll[] = [];
  for (const event of events) {
    if (event.type === 'rolled') {
      const { figure, faces, why } = event;
      rolls.push({
        figure,
        sentence: words.rolls(names(figure), why),
        faces: faces.map((side) => faceOf(situation, figure, side)),
      });
    }
    if (event.type !== 'value') continue;
    const { figure, value: name, is, parts } = event;
    const value = { name, is, parts: partsOf(parts) };
    const last = rolls.at(-1);
    if (last?.figure === figure && !last.value) rolls[rolls.length - 1] = { ...last, value };
    else rolls.push({ figure, sentence: words.has(names(figure), name), faces: [], value });
  }
  return rolls;
};
