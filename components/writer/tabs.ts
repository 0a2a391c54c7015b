import type { Locks, Tabs } from './writer';

const channelName = 'pipsmith writers';

/** Locks of this browser; only secure pages have them. */
const locksHere = (): Locks | undefined => {
  try {
    return (navigator as { readonly locks?: Locks }).locks;
  } catch {
    return undefined;
  }
};

const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
};

let channel: BroadcastChannel | undefined;

/** The tabs of this browser. */
export const tabsHere = (): Tabs => {
  const locks = locksHere();
  if (locks) channel ??= openChannel();
  return {
    locks,
    say: (wanted) => channel?.postMessage(wanted),
    hear: (onWanted) => {
      const heard = ({ data }: MessageEvent): void => {
        if (typeof data === 'string') onWanted(data);
      };
      channel?.addEventListener('message', heard);
      return () => channel?.removeEventListener('message', heard);
    },
    patience: 1500,
  };
};
