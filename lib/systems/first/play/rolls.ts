import type { Encounter } from '../../match-part';
import type { RolledFace, TableRoll, ValuePart } from '../../play-part';
import { paintedPips } from '../cards/painted-pips';
import { tableWords as words } from '../messages/en/play';
import type { MatchEvent, ValueParts } from '../match/event';
import type { Situation } from '../match/situation';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { namesIn } from './scene';

const faceOf = ({ figures, cards }: Situation, figure: number, face: number): RolledFace => {
  const sides = cards[figures[figure]?.card ?? -1]?.sides;
  return {
    face,
    pips: die.pips.flatMap((pip) =>
      Array.from({ length: sides?.[pip][face - 1] ?? 0 }, () => paintedPips[pip]),
    ),
  };
};

const partOrder = ['die', 'effects', 'poison', 'support', 'foes-in-contact', 'cover'] as const;

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
  const found: TableRoll[] = [];
  for (const event of events) {
    if (event.type === 'rolled') {
      const { figure, faces, why } = event;
      found.push({
        figure,
        sentence: words.rolls(names(figure), why),
        faces: faces.map((face) => faceOf(situation, figure, face)),
      });
    }
    if (event.type !== 'value') continue;
    const { figure, value: name, is, parts } = event;
    const value = { name, is, parts: partsOf(parts) };
    const last = found.at(-1);
    if (last?.figure === figure && !last.value) found[found.length - 1] = { ...last, value };
    else found.push({ figure, sentence: words.has(names(figure), name), faces: [], value });
  }
  return found;
};
