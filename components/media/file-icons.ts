import { File, FileText, Film, Image, type LucideIcon, Music } from 'lucide-react';
import type { FileKind } from '@/lib/domain/media/file-types';

export const FILE_ICONS: Record<FileKind, LucideIcon> = {
  image: Image,
  video: Film,
  audio: Music,
  pdf: FileText,
  file: File,
};
