import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import { placeFacts } from '@/lib/session/places';
import type { Encounter } from '@/lib/systems/match-part';
import type { Point } from '@/lib/table/table';
import type { LookedAt } from '../table/board';
import { useTableWords } from '../table/table-words';
import type { Forecasts } from '../table/use-forecasts';
import type { Shown } from '../table/use-table';
import { Bubble, type Anchor } from './bubble';
import { FigureMenu } from './figure-menu';
import type { Touch } from './use-touch';

/** What lies over the board beside what was tapped. */
export function OverBoard({
  touch,
  shown,
  encounter,
  forecasts,
  chosen,
  canGo,
  decides,
  anchorOf,
  onChoose,
  onLookAt,
}: {
  readonly touch: Touch;
  readonly shown: Shown;
  readonly encounter: Encounter;
  readonly forecasts: Forecasts;
  readonly chosen: Point | undefined;
  readonly canGo: boolean;
  readonly decides: string;
  readonly anchorOf: (place: Point) => Anchor;
  readonly onChoose: (option: number) => void;
  readonly onLookAt: (lookedAt: LookedAt) => void;
}) {
  const { sign } = useTableWords();
  const { scene, words } = shown;
  const { opened } = touch;
  const close = (): void => touch.open(undefined);
  if (opened?.kind === 'place' && chosen) {
    const mover = scene.figures.find(({ id }) => id === words?.figure);
    return (
      <Bubble
        at={anchorOf(chosen)}
        label={say.places}
        title={playMessages.placeText(placeFacts(scene, mover, chosen), sign)}
        onClose={close}
      >
        <p className="text-sm text-muted">{playMessages.placeMeans(shown.meaning(chosen), sign)}</p>
        {touch.ways.map((way) => (
          <Button
            key={way.option}
            look={touch.ways.length === 1 ? 'main' : 'plain'}
            onClick={() => touch.go(way)}
          >
            {way.text}
          </Button>
        ))}
        {touch.ways.length === 1 && <p className="text-sm">{say.again}</p>}
      </Bubble>
    );
  }
  if (opened?.kind === 'several') {
    const several = scene.figures.filter(({ id }) => opened.ids.includes(id));
    const [first] = several;
    if (!first) return null;
    return (
      <Bubble at={anchorOf(first.at)} label={say.several} title={say.several} onClose={close}>
        {several.map(({ id, name }) => (
          <Button key={id} onClick={() => touch.open({ kind: 'figure', id })}>
            {name}
          </Button>
        ))}
      </Bubble>
    );
  }
  const figure = opened?.kind === 'figure' ? scene.figures.find(({ id }) => id === opened.id) : undefined;
  if (!figure) return null;
  return (
    <Bubble at={anchorOf(figure.at)} label={say.menu(figure.name)} title={figure.name} onClose={close}>
      <FigureMenu
        key={figure.id}
        figure={figure}
        shown={shown}
        encounter={encounter}
        forecasts={forecasts}
        canGo={canGo && figure.id === words?.figure}
        decides={decides}
        onChoose={onChoose}
        onLookAt={onLookAt}
      />
    </Bubble>
  );
}
