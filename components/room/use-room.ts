import { useEffect, useState, useSyncExternalStore } from 'react';
import { newKey } from '@/lib/room/room-address';
import { RoomClient } from '@/lib/room/room-client';
import type { Membership, RoomView, VisitorHost } from '@/lib/room/membership';
import { keepLine } from './kept-line';
import { forgetRoom, keepRoom } from './kept-rooms';
import type { RoomKind } from './use-has-rooms';

/** Where the server has its rooms. */
const path = '/rooms';

/** ms until a changed list is saved; matches between computers change it often. */
const pace = 400;

const host: VisitorHost = {
  connect: ({ onOpen, onText, onClose }) => {
    const { protocol, host: site } = window.location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${site}${path}`);
    socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }) => onText(String(data)));
    socket.addEventListener('close', onClose);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  later: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  newId: newKey,
  chance: () => Math.random(),
};

/** Keeps the list on this device as it grows. */
const useKeptList = (kind: RoomKind, member: Membership, view: RoomView): void => {
  useEffect(() => {
    if (view.entries === member.entries) return undefined;
    // Spectators come back by the link.
    if (view.isLooking) {
      forgetRoom(kind, member.room);
      return undefined;
    }
    let isKept = false;
    const keep = (): void => {
      if (!isKept) keepRoom(kind, { ...member, entries: view.entries });
      isKept = true;
    };
    const timer = setTimeout(keep, pace);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      clearTimeout(timer);
    };
  }, [kind, member, view.entries, view.isLooking]);
};

/** Saves waiting entries first, since a phone may switch off. @returns a function that stops it */
const keepWaiting = (room: string, client: RoomClient): (() => void) => {
  let before = client.view().inLine;
  return client.subscribe(() => {
    const { inLine } = client.view();
    if (inLine !== before) keepLine(room, before, inLine, Date.now());
    before = inLine;
  });
};

/** A room that stays connected while shown. */
export const useRoom = (
  kind: RoomKind,
  member: Membership,
): { readonly client: RoomClient; readonly view: RoomView } => {
  const [client] = useState(() => new RoomClient(member, host));
  const view = useSyncExternalStore(client.subscribe, client.view, client.view);
  useEffect(() => {
    const lose = (): void => client.lose();
    const retry = (): void => client.retry();
    // Phones stop a page in the background: whoever comes back is connected again at once.
    const look = (): void => {
      if (document.visibilityState === 'visible') client.retry();
    };
    const stopKeeping = keepWaiting(member.room, client);
    client.open();
    window.addEventListener('offline', lose);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', look);
    return () => {
      stopKeeping();
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', look);
      client.close();
    };
  }, [client, member.room]);
  useKeptList(kind, member, view);
  return { client, view };
};
