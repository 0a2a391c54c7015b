import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { SharedNight } from '@/lib/companion/shared/shared-night';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import { allyNames, heroNames } from '../night/names';
import { personName } from './step-line';

const say = sharedNightMessages.people;

/** ms that it stays above the night. */
const stays = 20_000;

type People = SharedNight['people'];

/** State of the table before. @property sheets how many are at it */
interface Known {
  readonly people: People;
  readonly sheets: number;
}

/** Sentences about players who joined, left or took other heroes. */
const changesIn = (before: Known, { people, night: { setUp } }: SharedNight, own: number) =>
  people.flatMap((now, seat) => {
    const was = before.people[seat];
    if (seat === own || now === was) return [];
    if (!now) return was ? [say.left(personName({ seat, name: was.name }))] : [];
    const name = personName({ seat, name: now.name });
    const heroes = heroNames(setUp, now.sheets);
    const sides = now.sheets
      .filter((sheet) => sheet >= before.sheets)
      .map((sheet) => say.side(heroNames(setUp, [sheet])[0] ?? '', allyNames(setUp, sheet)));
    if (!was) return [say.joined(name, heroes), ...sides];
    return was.sheets.join() === now.sheets.join() ? [] : [say.plays(name, heroes), ...sides];
  });

/** Says for a while who has just joined, and whose heroes are whose. */
export function Newcomers({ shown, own }: { readonly shown: SharedNight; readonly own: number }) {
  const { people } = shown;
  const now: Known = { people, sheets: shown.night.setUp.sheets.length };
  const [known, setKnown] = useState(now);
  const [news, setNews] = useState<readonly string[]>([]);
  if (known.people !== people) {
    setKnown(now);
    const changes = changesIn(known, shown, own);
    if (changes.length > 0) setNews(changes);
  }
  useEffect(() => {
    if (news.length === 0) return undefined;
    const timer = setTimeout(() => setNews([]), stays);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <div role="status" className="empty:hidden">
      {news.length > 0 && <Notice tone="good">{news.join(' ')}</Notice>}
    </div>
  );
}
