import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import { placeFacts } from '@/lib/session/places';
import { unit, type Point } from '@/lib/table/table';
import { PlaceThreats } from '../table/place-threats';
import { useTableWords } from '../table/table-words';
import type { AnchorOf } from './anchor';
import { Bubble, type Surroundings } from './bubble';
import { boxAbout, type Over } from './over';
import type { Opened } from './use-touch';

/** Bubble of a place that is chosen: what it leads to, what it means there, and the ways to go there. */
export function PlaceMenu({
  over: { touch, shown, encounter, onClose },
  opened,
  chosen,
  around,
  anchorOf,
}: {
  readonly over: Over;
  readonly opened: Extract<Opened, { kind: 'place' }>;
  readonly chosen: Point;
  readonly around: Surroundings;
  readonly anchorOf: AnchorOf;
}) {
  const { sign } = useTableWords();
  const { scene, words } = shown;
  const mover = scene.figures.find(({ id }) => id === words?.figure);
  const means = playMessages.placeMeans(shown.meaning(chosen), sign);
  const text = playMessages.placeText(placeFacts(scene, mover, chosen), sign);
  // The place it leads to stays in sight.
  const goals = scene.pieces
    .filter(({ landmark, radius }) => landmark !== undefined && radius > 0)
    .map(({ at, radius }) => boxAbout([at], radius, anchorOf));
  const ways = touch.waysTo(chosen);
  // The second tap is where the first was.
  const spots = opened.tapped ? [boxAbout([opened.tapped], unit, anchorOf)] : [];
  return (
    <Bubble
      {...around}
      others={[...around.others, ...goals]}
      kept={spots}
      label={say.places}
      title={
        <span className="max-lg:hidden">
          <Explained system={encounter.system} text={text} isStop={false} />
        </span>
      }
      isSmall
      // On a phone the sheet says where it leads, and how to go there.
      isBesideOnly={opened.lines.length === 0 || opened.isAsFar === true}
      onAgain={() => void touch.goTo(chosen)}
      onClose={onClose}
    >
      <div className="contents max-lg:hidden">
        <PlaceThreats means={shown.meaning(chosen)} />
      </div>
      <p className="text-sm leading-snug empty:hidden max-lg:hidden">{means}</p>
      {opened.lines.map((line) => (
        <p key={line} className="text-sm leading-snug">
          {line}
        </p>
      ))}
      {ways.map((way) => (
        <Button
          key={way.text}
          look={ways.length === 1 ? 'main' : 'plain'}
          className="max-lg:hidden"
          onClick={() => touch.go(way)}
        >
          {way.text}
        </Button>
      ))}
      {/* On a phone the map needs the room. */}
      {ways.length === 1 && <p className="text-sm text-muted max-lg:hidden">{say.again}</p>}
    </Bubble>
  );
}
