/** Why an automatic backup failed: no room on the disk, a folder that cannot be written to, its process ended, or anything else. */
export const BACKUP_PROBLEMS = ['noRoom', 'notWritable', 'stopped', 'failed'] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];
