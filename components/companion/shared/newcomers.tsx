import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { SharedNight } from '@/lib/companion/shared/shared-night';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import { heroNames } from './hero-names';
import { personName } from './step-line';

const say = sharedNightMessages.people;

/** ms that it stays above the night. */
const stays = 20_000;

type People = SharedNight['people'];

/** Sentences about players who joined, left or took other heroes. */
const changesIn = (before: People, { people, night: { setUp } }: SharedNight, own: number) =>
  people.flatMap((now, seat) => {
    const was = before[seat];
    if (seat === own || now === was) return [];
    if (!now) return was ? [say.left(personName({ seat, name: was.name }))] : [];
    const name = personName({ seat, name: now.name });
    const heroes = heroNames(setUp, now.sheets);
    if (!was) return [say.joined(name, heroes)];
    return was.sheets.join() === now.sheets.join() ? [] : [say.plays(name, heroes)];
  });

/** Says for a while who has just joined, and whose heroes are whose. */
export function Newcomers({ shown, own }: { readonly shown: SharedNight; readonly own: number }) {
  const { people } = shown;
  const [known, setKnown] = useState(people);
  const [news, setNews] = useState<readonly string[]>([]);
  if (known !== people) {
    setKnown(people);
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
