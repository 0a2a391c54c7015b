import type { ReactNode } from 'react';
import type { Forecast } from '@/lib/match/forecast';
import { Help } from './help';
import { Options } from './options';
import type { Answers, Pointed } from './request-parts';
import type { Forecasts } from './use-forecasts';
import type { Shown } from './use-table';
import { whatOf } from '../touch/what-of';
import { PickedAnswer } from './picked-answer';
import type { Backs } from './undo-button';
import { WaysThere } from './ways-there';

/** Answers that are chosen from a list, and what explains the question: before what ends a turn, or below all else. */
export function Listed({
  shown,
  forecasts,
  pointed: { chosen, isAsFar, ways, about, picked, onPick, onAll, onLookAt, onLookPlace },
  help,
  backs,
  onChoose,
  children,
}: {
  readonly shown: Shown;
  readonly forecasts: Forecasts;
  readonly pointed: Pointed;
  /** Whether explanations are open; absent where a lesson explains enough. */
  readonly help: { readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void } | undefined;
  readonly backs: Backs;
  readonly onChoose: Answers['onChoose'];
  /** Other ways to answer, below the list. */
  readonly children: ReactNode;
}) {
  const { request, words, isOurs, scene } = shown;
  if (!isOurs || !request || !words) return children;
  const textOf = (forecast: Forecast): string =>
    shown.forecastText(forecast, (id) => scene.figures.find((one) => one.id === id)?.name ?? '');
  // Neither a heading nor labels of buttons can explain their words themselves.
  const answers = words.options.flatMap(({ text, note = '', warning = '' }, nth) => {
    const forecast = forecasts[nth];
    return [text, note, warning, forecast ? textOf(forecast) : ''];
  });
  const spoken = [words.sentence, ...answers];
  // A panel at the figure that was tapped has these: beside a large board they are not told twice.
  const touched = scene.figures.find(({ id }) => id === about);
  const atFigure = new Set(
    touched ? whatOf(shown, touched, '', forecasts).options.map(({ nth }) => nth) : [],
  );
  const hasWay = chosen !== undefined && ways.length > 0;
  const pickedOption = words.options[picked ?? -1];
  const explained = help && <Help words={words} spoken={spoken} {...help} />;
  return (
    <>
      {hasWay && (
        <WaysThere
          shown={shown}
          chosen={chosen}
          isAsFar={isAsFar}
          ways={ways}
          onGo={onChoose}
          onBack={() => onLookPlace(undefined)}
        />
      )}
      {picked !== undefined && pickedOption && (
        <PickedAnswer
          key={picked}
          option={pickedOption}
          target={scene.figures.find(({ id }) => id === pickedOption.target)?.name}
          forecast={forecasts[picked]}
          textOf={textOf}
          onChoose={() => onChoose(picked)}
          onBack={() => onPick(undefined)}
        />
      )}
      {'options' in request && (
        <Options
          isAside={hasWay || pickedOption !== undefined}
          options={words.options}
          forecasts={forecasts}
          about={about === words.figure ? undefined : touched}
          atFigure={atFigure}
          backs={backs}
          onAll={onAll}
          textOf={textOf}
          help={explained}
          onChoose={onChoose}
          onPick={onPick}
          onLook={onLookAt}
        />
      )}
      {children}
      {!('options' in request) && explained}
    </>
  );
}
