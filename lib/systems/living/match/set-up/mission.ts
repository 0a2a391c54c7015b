import { unit, type Point, type Table } from '../../../../table/table';
import type { HeroDraft } from '../../sheet/hero';
import { dummyCast, traineeCast, uncleTom } from '../../kit/cards/training-cast';
import { bar, terrainOf } from '../../maps/piece';
import { findScenario } from '../../scenarios/index';
import { cornerTips, mapSide } from '../../../../skirmish/map/corners';
import type { Marker } from '../../scenarios/place';
import { rulesOf, type Mission } from '../../scenarios/scenario';
import { newFigure, profileOfHero } from '../state/begin';
import type { Figure } from '../state/figure';
import { usualMostPhases } from './plan';
import { pointOf, spotsAt } from '../../../../skirmish/map/places';
import { ourTeam, theirTeam } from '../scenarios/mission';
import { beginWith } from './set-up';
import type { Profile } from '../state/profile';
import type { Situation } from '../state/situation';

/** 24 # x 24 # with the walls of a mission, as high as a Hero. */
const tableOf = ({ walls }: Mission): Table => ({
  width: mapSide * unit,
  height: mapSide * unit,
  terrain: walls.map(({ from, to, thickness }, at) => ({
    ...terrainOf({ ...bar('wall', from, to, thickness) }, at),
    height: unit,
  })),
});

const profileOf = (hero: HeroDraft): Profile => profileOfHero(hero, false);

/** Where you begin: at your marker, or in the middle of your base. */
const startOf = ({ markers, homes }: Mission): Point => {
  const marked = markers.find((marker) => marker.marker === 'figure' && marker.figure === 'you');
  if (marked && 'at' in marked) return pointOf(marked.at);
  const spots = spotsAt(pointOf(cornerTips[homes[0]?.corner ?? 'south-west']));
  return spots[Math.floor(spots.length / 2)] ?? pointOf({ x: mapSide / 2, y: mapSide / 2 });
};

type Standing = Extract<Marker, { marker: 'figure' }>;

/**
 * The first situation of a training mission: your Hero as the mission defines him, and its figures, which nobody
 * plays. Undefined if it isn't a mission.
 */
export const beginMission = (id: string, isLesson = false): Situation | undefined => {
  const mission = findScenario(id);
  if (mission?.kind !== 'mission') return undefined;
  const trainee = traineeCast((name) => name).find((member) => member.id === mission.id);
  if (!trainee) return undefined;
  const base = beginWith([], { table: tableOf(mission), scenario: mission.id, mostPhases: usualMostPhases });
  const sheets: Profile[] = [profileOf(trainee.hero)];
  const you = { owner: 0, team: ourTeam, hero: 0, at: startOf(mission) };
  const figures: Figure[] = [newFigure(0, 'hero', 0, 5, you)];
  const dummies = dummyCast((name) => name).map(({ hero }) => profileOf(hero));

  const put = ({ figure, number = 1, at }: Standing): void => {
    if (figure === 'you') return;
    const sheet = figure === 'uncle-tom' ? profileOf(uncleTom(figure, [])) : dummies[number - 1];
    if (!sheet) return;
    sheets.push(sheet);
    const hero = figures.length;
    const kind = figure === 'uncle-tom' ? 'wizard' : 'dummy';
    const team = figure === 'victim' ? ourTeam : theirTeam;
    figures.push(newFigure(hero, kind, sheets.length - 1, 5, { owner: -1, team, hero, at: pointOf(at) }));
  };
  for (const marker of mission.markers) if (marker.marker === 'figure') put(marker);
  const waits = rulesOf(mission, 'reinforcements').length > 0;
  const first = sheets.length;
  if (waits) sheets.push(...dummies);
  const free = { x: 0, y: 0, figure: -1, team: theirTeam };
  const newcomers = waits
    ? dummies.map((_, at) => ({ ...free, key: at + 1, piece: 'newcomer', count: first + at }))
    : [];
  const homes = mission.homes.map(({ corner }) => corner);
  return {
    ...base,
    setting: { ...base.setting, teams: [ourTeam], homes, ...(isLesson && { isLesson }) },
    sheets,
    figures,
    pieces: newcomers,
    lastKey: newcomers.length,
  };
};
