import { readFileSync } from 'node:fs';

/**
 * @typedef {{ src: string, srcset: string, sizes: string, width: number, height: number, alt: string, isLeading: boolean }} Picture
 * @typedef {{ picture: Picture, words: string[], href: string | null }} Tile
 * @typedef {{ kind: 'heading', text: string } | { kind: 'text', text: string } | { kind: 'tiles', tiles: Tile[] }} Part
 * @typedef {{ path: string, title: string, description: string, heading: string, fonts: { family: string, src: string }[], parts: Part[] }} Page
 */

/** What the measured pages show, as benchmarks/visitor/contents.ts has read it off them. @type {Page[]} */
export const pages = JSON.parse(readFileSync('.data/contents.json', 'utf8'));
