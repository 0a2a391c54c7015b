import { playOut, type PlayOut } from './play-out';

declare global {
  var playOut: PlayOut;
}

globalThis.playOut = playOut;
