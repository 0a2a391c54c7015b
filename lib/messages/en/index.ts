import { api } from './api';
import { builder } from './builder';
import { cards } from './cards';
import { commandLine } from './command-line';
import { terms } from './common';
import { files } from './files';
import { history } from './history';
import { issues } from './issues';
import { myHeroes } from './my-heroes';
import { offline } from './offline';
import { painting } from './painting';
import { print } from './print';
import { printRoom } from './print-room';
import { roster } from './roster';
import { saving } from './saving';
import { share } from './share';
import { site } from './site';

export const en = {
  api,
  terms,
  commandLine,
  builder,
  cards,
  files,
  history,
  issues,
  myHeroes,
  offline,
  roster,
  saving,
  share,
  painting,
  print,
  printRoom,
  site,
};
