'use client';

import { useRef, useState } from 'react';
import { photoMessages } from '#words/messages/photo';
import type { Crop } from '@/lib/photo/crop';
import { openRoster } from '@/lib/roster/open';
import { cutOut, openPicture, type Picture } from './picture';

const say = photoMessages;

interface Shown {
  readonly busy: boolean;
  /** The picture to be cropped. */
  readonly picture: Picture | undefined;
  /** The last crop of it. */
  readonly before: Crop | undefined;
  /** Why the last picture did not come; the photo that was there stays. */
  readonly problem: string | undefined;
  /** The last action in words, for screen readers. */
  readonly said: string;
}

const still: Shown = { busy: false, picture: undefined, before: undefined, problem: undefined, said: '' };

export interface PhotoControls extends Shown {
  readonly onFile: (file: File) => void;
  readonly onAdjust: () => void;
  readonly onRemove: () => void;
  readonly onCrop: (crop: Crop) => void;
  readonly onClose: () => void;
}

/** The way of a picture from a file to the photo that the roster keeps; `onChange` hears the new photo's id. */
export const usePhoto = (
  photo: string | undefined,
  onChange: (photo: string | undefined) => void,
): PhotoControls => {
  const [shown, setShown] = useState(still);
  /** The picture that the photo was cut out of, while this page remembers it. */
  const source = useRef<{ readonly photo: string; readonly picture: Picture; readonly crop: Crop }>(
    undefined,
  );
  /** Counts the pictures shown, so that a slow file does not replace the next. */
  const turn = useRef(0);
  /** Counts changes of the photo, so that a slow one does not appear after it was removed. */
  const wish = useRef(0);

  const open = async (name: string, find: () => Promise<Blob | undefined>): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setShown({ ...still, busy: true });
    const blob = await find();
    const opened = blob && (await openPicture(blob));
    if (mine !== turn.current) return;
    if (opened?.ok) setShown({ ...still, picture: opened.value });
    else
      setShown({ ...still, problem: say.problem(opened ? opened.error : { problem: 'unreadable' }, name) });
  };

  const adjust = (id: string): void => {
    if (source.current?.photo === id) {
      setShown({ ...still, picture: source.current.picture, before: source.current.crop });
      return;
    }
    void open('', async () => {
      const roster = await openRoster();
      const kept = roster.ok ? await roster.value.photo(id) : roster;
      return kept.ok ? new Blob([kept.value.bytes]) : undefined;
    });
  };

  const keep = async (picture: Picture, crop: Crop): Promise<void> => {
    turn.current += 1;
    wish.current += 1;
    const [mine, wished] = [turn.current, wish.current];
    const showIfLast = (news: Partial<Shown>): void => {
      if (mine === turn.current) setShown({ ...still, ...news });
    };
    showIfLast({ busy: true });
    const cut = await cutOut(picture, crop);
    if (!cut.ok) {
      showIfLast({ problem: say.problem(cut.error, '') });
      return;
    }
    const roster = await openRoster();
    const kept = roster.ok ? await roster.value.keepPhoto(cut.value) : roster;
    if (wished !== wish.current) return;
    if (!kept.ok) {
      showIfLast({ problem: say.notKept(kept.error) });
      return;
    }
    source.current = { photo: kept.value, picture, crop };
    showIfLast({ said: say.added });
    onChange(kept.value);
  };

  return {
    ...shown,
    onFile: (file) => void open(file.name, () => Promise.resolve(file)),
    onAdjust: () => {
      if (photo !== undefined) adjust(photo);
    },
    onRemove: () => {
      turn.current += 1;
      wish.current += 1;
      setShown({ ...still, said: say.removed });
      onChange(undefined);
    },
    onCrop: (crop) => {
      if (shown.picture) void keep(shown.picture, crop);
    },
    onClose: () => {
      setShown(still);
    },
  };
};
