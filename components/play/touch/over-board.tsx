import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import type { ToldLesson } from '@/lib/session/lessons';
import { placeFacts, type DrawnRegion } from '@/lib/session/places';
import type { Encounter } from '@/lib/systems/match-part';
import type { TableFigure } from '@/lib/systems/play-part';
import { unit, type Point, type Units } from '@/lib/table/table';
import { DiceTray } from '../happened/dice-tray';
import { FloatingTexts } from '../happened/floating-texts';
import type { LookedAt } from '../table/looked-at';
import { useTableWords } from '../table/table-words';
import type { Forecasts } from '../table/use-forecasts';
import type { Shown } from '../table/use-table';
import { Bubble, Note, type Surroundings } from './bubble';
import type { AnchorOf } from './anchor';
import { FigureMenu } from './figure-menu';
import { FigureState } from './figure-state';
import type { Box } from './place-bubble';
import type { Touch } from './use-touch';

/** The rectangle about places, in parts of the frame. @param margin in units of the table */
const boxAbout = (places: readonly Point[], margin: Units, anchorOf: AnchorOf): Box => {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const { x: left, y: top } = anchorOf({ x: Math.min(...xs) - margin, y: Math.min(...ys) - margin });
  const { x: right, y: bottom } = anchorOf({ x: Math.max(...xs) + margin, y: Math.max(...ys) + margin });
  return { left, top, right, bottom };
};

/** Its base and what is written about it. */
const figureBox = ({ at, radius }: TableFigure, anchorOf: AnchorOf): Box =>
  boxAbout([at], radius + unit / 2, anchorOf);

interface Over {
  readonly touch: Touch;
  readonly shown: Shown;
  readonly encounter: Encounter;
  readonly forecasts: Forecasts;
  readonly chosen: Point | undefined;
  /** Where whoever is asked may go. */
  readonly drawn: DrawnRegion | undefined;
  readonly canGo: boolean;
  /** Name of the deciding player. */
  readonly decides: string;
  readonly lesson: ToldLesson | undefined;
  readonly anchorOf: AnchorOf;
  readonly onClose: () => void;
  readonly onFigure: (figure: number) => void;
  readonly onChoose: (option: number) => void;
  readonly onLookAt: (lookedAt: LookedAt) => void;
}

/** Bubble over the board beside the tapped place. */
function Beside({
  touch,
  shown,
  encounter,
  forecasts,
  chosen,
  drawn,
  canGo,
  decides,
  anchorOf,
  onClose,
  onFigure,
  onChoose,
  onLookAt,
}: Over) {
  const { sign } = useTableWords();
  const { scene, words } = shown;
  const { opened } = touch;
  const here = scene.figures.filter(({ isOff }) => !isOff);
  const about = (own: Box, ids: readonly number[], isMover: boolean): Surroundings => {
    const outline = isMover ? drawn?.rings.flat() : undefined;
    return {
      own,
      ground: outline && outline.length > 0 ? boxAbout(outline, 0, anchorOf) : undefined,
      others: here.filter(({ id }) => !ids.includes(id)).map((figure) => figureBox(figure, anchorOf)),
    };
  };
  if (opened?.kind === 'note')
    return (
      <Note {...about(boxAbout([opened.spot], unit / 4, anchorOf), [], false)}>
        {opened.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Note>
    );
  if (opened?.kind === 'place' && chosen) {
    const mover = scene.figures.find(({ id }) => id === words?.figure);
    const isPlaceAsked = shown.request !== undefined && 'region' in shown.request;
    const means = playMessages.placeMeans(shown.meaning(chosen), sign);
    const around = about(boxAbout([chosen], mover?.radius ?? unit / 2, anchorOf), [], false);
    // The second tap is where the first was.
    const spots = opened.tapped ? [boxAbout([opened.tapped], unit, anchorOf)] : [];
    return (
      <Bubble
        {...around}
        kept={spots}
        label={say.places}
        title={playMessages.placeText(placeFacts(scene, mover, chosen), sign)}
        isSmall
        onClose={onClose}
      >
        {[means, ...opened.lines].map((line) => (
          <p key={line} className="text-sm empty:hidden">
            {line}
          </p>
        ))}
        {touch.ways.map((way) => (
          <Button
            key={way.text}
            look={touch.ways.length === 1 ? 'main' : 'plain'}
            // Where the sheet is near, its own button is the one in reach of a thumb.
            className={isPlaceAsked ? 'max-lg:hidden' : ''}
            onClick={() => touch.go(way)}
          >
            {way.text}
          </Button>
        ))}
        {touch.ways.length === 1 && <p className="text-sm text-muted">{say.again}</p>}
      </Bubble>
    );
  }
  if (opened?.kind === 'several') {
    const several = here.filter(({ id }) => opened.ids.includes(id));
    if (several.length === 0) return null;
    const own = boxAbout(
      several.map(({ at }) => at),
      unit,
      anchorOf,
    );
    return (
      <Bubble
        {...about(own, opened.ids, false)}
        label={say.severalHere}
        title={say.several}
        isSmall
        onClose={onClose}
      >
        {several.map(({ id, name }) => (
          <Button key={id} onClick={() => onFigure(id)}>
            {name}
          </Button>
        ))}
      </Bubble>
    );
  }
  const figure = opened?.kind === 'figure' ? here.find(({ id }) => id === opened.id) : undefined;
  if (!figure) return null;
  const isAsked = figure.id === words?.figure;
  const asked = here.find(({ id }) => id === words?.figure) ?? figure;
  const surroundings = about(figureBox(figure, anchorOf), [figure.id], isAsked);
  // The distance from whoever is asked is read in the middle of the line between them.
  const middle = { x: (asked.at.x + figure.at.x) / 2, y: (asked.at.y + figure.at.y) / 2 };
  const others = isAsked ? [] : [boxAbout([middle], unit, anchorOf)];
  return (
    <Bubble
      key={figure.id}
      {...surroundings}
      others={[...surroundings.others, ...others]}
      label={say.menu(figure.name)}
      title={figure.name}
      below={<FigureState figure={figure} />}
      isSheet
      onClose={onClose}
    >
      <FigureMenu
        figure={figure}
        shown={shown}
        encounter={encounter}
        forecasts={forecasts}
        canGo={canGo && isAsked}
        decides={decides}
        onChoose={(option) => {
          // Who was chosen to act next is asked next.
          if (words?.options[option]?.text === figure.name) touch.openNext(figure.id);
          onChoose(option);
        }}
        onLookAt={onLookAt}
      />
    </Bubble>
  );
}

/** Overlay of the board: recent events, and the menu of the figure or place that was tapped. */
export function OverBoard(over: Over) {
  return (
    <>
      <FloatingTexts shown={over.shown} anchorOf={over.anchorOf} />
      <DiceTray shown={over.shown} lesson={over.lesson} anchorOf={over.anchorOf} />
      <Beside {...over} />
    </>
  );
}
