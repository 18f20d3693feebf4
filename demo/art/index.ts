import { ironAndAir } from './collections/iron-and-air';
import { signalWorks } from './collections/signal-works';
import { smallLedgers } from './collections/small-ledgers';
import { tideRooms } from './collections/tide-rooms';
import { encodeJpeg } from './core/develop';
import type { Picture } from './core/picture';
import { aRoomForTheSea } from './exhibitions/a-room-for-the-sea-2019';
import { distantGardens } from './exhibitions/distant-gardens-2024';
import { softMachines } from './exhibitions/soft-machines-2018';
import { theWeightOfLight } from './exhibitions/the-weight-of-light-2021';
import { unlit } from './exhibitions/unlit-2022';
import { weatherForOne } from './exhibitions/weather-for-one-2025';
import { heroSignals } from './hero/signals';
import { heroTide } from './hero/tide';
import { heroTitan } from './hero/titan';
import { INSTALLATIONS } from './photos/installations';
import { JOURNEYS } from './photos/journeys';
import { MAQUETTES } from './photos/maquettes';
import { SHORES } from './photos/shores';
import { STUDIO_ROOMS } from './photos/studio-rooms';
import { SURFACES } from './photos/surfaces';
import { WIRES } from './photos/wires';
import { dariaSelivan } from './portrait/daria-selivan';
import { murmurationPoster } from './video/murmuration';
import { anchorForACloud } from './works/anchor-for-a-cloud';
import { breathingColumn } from './works/breathing-column';
import { cityOfSignals } from './works/city-of-signals';
import { coinOfBreath } from './works/coin-of-breath';
import { elevenThousandThreads } from './works/eleven-thousand-threads';
import { gardenOfDelays } from './works/garden-of-delays';
import { genesisPetals } from './works/genesis-petals';
import { hollowTitan } from './works/hollow-titan';
import { lastWeather } from './works/last-weather';
import { ledgerOfBirds } from './works/ledger-of-birds';
import { magneticHymn } from './works/magnetic-hymn';
import { murmurationEngine } from './works/murmuration-engine';
import { proofOfDusk } from './works/proof-of-dusk';
import { pulseLoom } from './works/pulse-loom';
import { quietContinent } from './works/quiet-continent';
import { ringOfRain } from './works/ring-of-rain';
import { saltMeridian } from './works/salt-meridian';
import { seedVault } from './works/seed-vault';
import { sixtyFourMoons } from './works/sixty-four-moons';
import { slowLightning } from './works/slow-lightning';
import { stairToNowhere } from './works/stair-to-nowhere';
import { theUnlitCoast } from './works/the-unlit-coast';
import { threeGiants } from './works/three-giants';
import { tidalArchive } from './works/tidal-archive';

/** One picture of the demonstration content, drawn when it is asked for. */
export interface ArtPiece {
  /** Under the media folder, without a leading slash. */
  readonly pathname: string;
  readonly width: number;
  readonly height: number;
  readonly contentType: 'image/jpeg';
  /** The encoded file: the same bytes every time. */
  draw(): Promise<Buffer>;
}

function piece(picture: Picture): ArtPiece {
  const { pathname, width, height, look } = picture;
  return {
    pathname,
    width,
    height,
    contentType: 'image/jpeg',
    draw: () => encodeJpeg(picture.paint(width, height), look),
  };
}

const WORKS: readonly Picture[] = [
  tidalArchive,
  saltMeridian,
  theUnlitCoast,
  gardenOfDelays,
  quietContinent,
  lastWeather,
  hollowTitan,
  breathingColumn,
  stairToNowhere,
  anchorForACloud,
  threeGiants,
  ringOfRain,
  pulseLoom,
  magneticHymn,
  cityOfSignals,
  elevenThousandThreads,
  murmurationEngine,
  slowLightning,
  seedVault,
  coinOfBreath,
  genesisPetals,
  proofOfDusk,
  ledgerOfBirds,
  sixtyFourMoons,
];

const EXHIBITIONS: readonly Picture[] = [
  softMachines,
  aRoomForTheSea,
  theWeightOfLight,
  unlit,
  distantGardens,
  weatherForOne,
];

const PHOTOS: readonly Picture[] = [
  ...STUDIO_ROOMS,
  ...MAQUETTES,
  ...INSTALLATIONS,
  ...SHORES,
  ...JOURNEYS,
  ...WIRES,
  ...SURFACES,
].sort((a, b) => (a.pathname < b.pathname ? -1 : 1));

/** Every still picture before it is a file, the heroes first. */
export const PICTURES: readonly Picture[] = [
  heroTide,
  heroTitan,
  heroSignals,
  ...WORKS,
  ...EXHIBITIONS,
  tideRooms,
  ironAndAir,
  signalWorks,
  smallLedgers,
  dariaSelivan,
  ...PHOTOS,
  murmurationPoster,
];

/** Every picture of the demonstration content, as a file. */
export const ART: readonly ArtPiece[] = PICTURES.map(piece);
