import { memo } from 'react';
import { useMedia } from '@/components/site/use-media';
import { Button } from '@/components/ui/button';
import { touchMessages as say } from '@/lib/messages/touch';
import type { TableFigure } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { DiceTray, useRolling } from '../happened/dice-tray';
import { FloatingTexts } from '../happened/floating-texts';
import type { AnchorOf } from './anchor';
import { Bubble, Note, type Surroundings } from './bubble';
import { FigureMenu } from './figure-menu';
import { FigureState } from './figure-state';
import { boxAbout, type Over } from './over';
import type { Box } from './place-bubble';
import { PlaceMenu } from './place-menu';
import { hasColumn, SideMenu } from './side-menu';

/** More names than this have no room on the board of a phone. */
const fewNames = 4;

/** Its base and the labels around it. */
const figureBox = ({ at, radius }: TableFigure, anchorOf: AnchorOf): Box =>
  boxAbout([at], radius + unit / 2, anchorOf);

/** Its coin, which is larger than its base and may lie a little beside it, with its ring. */
const coinBox = ({ at, radius }: TableFigure, anchorOf: AnchorOf): Box =>
  boxAbout([at], Math.max(radius, 1.1 * unit) + 0.8 * unit, anchorOf);

/** Where the bar of what may come of an attack lies: over its coin, and wider. */
const barBox = ({ at: { x, y } }: TableFigure, anchorOf: AnchorOf): Box =>
  boxAbout(
    [
      { x: x - 3 * unit, y: y - 3 * unit },
      { x: x + 3 * unit, y: y - 2 * unit },
    ],
    unit / 4,
    anchorOf,
  );

interface Given {
  readonly over: Over;
  readonly anchorOf: AnchorOf;
}

/** Bubble over the board beside the tapped place. */
function Beside({ over, anchorOf }: Given) {
  const { touch, shown, encounter, forecasts, chosen, drawn, canGo, decides, onClose } = over;
  const { onFigure, onChoose, onPick, onLookAt } = over;
  const isBeside = useMedia(hasColumn, false);
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
      <Note {...about(boxAbout([opened.spot], unit / 4, anchorOf), [], false)} onClose={onClose}>
        {opened.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Note>
    );
  if (opened?.kind === 'place' && chosen) {
    const radius = scene.figures.find(({ id }) => id === words?.figure)?.radius ?? unit / 2;
    const around = about(boxAbout([chosen], radius, anchorOf), [], false);
    return <PlaceMenu over={over} opened={opened} chosen={chosen} around={around} anchorOf={anchorOf} />;
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
        isSmall={several.length <= fewNames}
        isSheet={several.length > fewNames}
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
  const surroundings = about(coinBox(figure, anchorOf), [figure.id], isAsked);
  // The distance from the asked figure is in the middle of the line between them.
  const middle = { x: (asked.at.x + figure.at.x) / 2, y: (asked.at.y + figure.at.y) / 2 };
  const others = isAsked ? [] : [boxAbout([middle], unit, anchorOf)];
  const menu = (
    <FigureMenu
      figure={figure}
      shown={shown}
      encounter={encounter}
      forecasts={forecasts}
      canGo={canGo && isAsked}
      decides={decides}
      onChoose={(option) => {
        // The figure chosen to act next is asked next.
        if (words?.options[option]?.text === figure.name) touch.openNext(figure.id);
        onChoose(option);
      }}
      onPick={onPick}
      onLookAt={onLookAt}
    />
  );
  const told = {
    label: say.menu(figure.name),
    title: figure.name,
    below: <FigureState figure={figure} />,
    onClose,
  };
  if (isBeside && over.beside)
    return (
      <SideMenu key={figure.id} {...told} beside={over.beside}>
        {menu}
      </SideMenu>
    );
  return (
    <Bubble
      key={figure.id}
      {...surroundings}
      {...told}
      others={[...surroundings.others, ...others]}
      // The outcomes of an attack are compared there, and the attacker stays in sight.
      kept={isAsked ? [] : [barBox(figure, anchorOf), coinBox(asked, anchorOf)]}
      isSheet
    >
      {menu}
    </Bubble>
  );
}

/** Overlay of the board: recent events, and the menu of the figure or place that was tapped. */
export const OverBoard = memo(function OverBoard({ over, anchorOf }: Given) {
  const dice = useRolling(over.shown);
  return (
    <>
      <FloatingTexts shown={over.shown} anchorOf={anchorOf} />
      <DiceTray shown={over.shown} dice={dice} lesson={over.lesson} anchorOf={anchorOf} />
      <Beside over={over} anchorOf={anchorOf} />
    </>
  );
});
