-- The same game as version 4 of the database kept it.
BEGIN TRANSACTION;
CREATE TABLE blocks (
      n        INTEGER PRIMARY KEY,
      person   BLOB NOT NULL,
      blocked  BLOB NOT NULL,
      name     TEXT NOT NULL,     -- under which they met
      made     INTEGER NOT NULL,
      UNIQUE (person, blocked)
    );
CREATE TABLE devices (
      token    BLOB PRIMARY KEY,  -- SHA-256 of it
      person   BLOB NOT NULL,     -- the token hash that owns the seats: of this person's first device
      name     TEXT NOT NULL,
      made     INTEGER NOT NULL,
      seen     INTEGER NOT NULL,
      revoked  INTEGER NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE journal (
      table_id TEXT NOT NULL REFERENCES tables(id),
      n        INTEGER NOT NULL,
      at       INTEGER NOT NULL,  -- server's running time, milliseconds
      entry    TEXT NOT NULL,
      PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
INSERT INTO "journal" VALUES('k3oldtable01',0,74,'sit 0 97daac0ee9998dfcad6c9c0970da5ca411c86233a944c25b47566f6a7bc1ddd5 Ann');
INSERT INTO "journal" VALUES('k3oldtable01',1,707,'sit 1 720228e4b7b018b5e0c8c5dcc15b8955175fa5e5826c7e80c267f2a2d397d0e0 Ben');
INSERT INTO "journal" VALUES('k3oldtable01',2,707,'luck - tokens theology mathematics agriculture architecture masonry');
INSERT INTO "journal" VALUES('k3oldtable01',3,707,'luck - wonders mausoleum circus-maximus piraeus hanging-gardens');
INSERT INTO "journal" VALUES('k3oldtable01',4,809,'say 0 good luck');
INSERT INTO "journal" VALUES('k3oldtable01',5,944,'act 0 a-1 draft mausoleum');
INSERT INTO "journal" VALUES('k3oldtable01',6,1061,'act 1 b-1 draft circus-maximus');
INSERT INTO "journal" VALUES('k3oldtable01',7,1185,'act 1 b-2 draft piraeus');
INSERT INTO "journal" VALUES('k3oldtable01',8,1206,'act 0 a-2 draft hanging-gardens');
INSERT INTO "journal" VALUES('k3oldtable01',9,1206,'luck - wonders pyramids statue-of-zeus great-lighthouse appian-way');
INSERT INTO "journal" VALUES('k3oldtable01',10,1219,'act 1 b-3 draft appian-way');
INSERT INTO "journal" VALUES('k3oldtable01',11,1243,'act 0 a-3 draft statue-of-zeus');
INSERT INTO "journal" VALUES('k3oldtable01',12,1262,'act 0 a-4 draft great-lighthouse');
INSERT INTO "journal" VALUES('k3oldtable01',13,1277,'act 1 b-4 draft pyramids');
INSERT INTO "journal" VALUES('k3oldtable01',14,1277,'luck - reveal 0 altar');
INSERT INTO "journal" VALUES('k3oldtable01',15,1277,'luck - reveal 1 wood-reserve');
INSERT INTO "journal" VALUES('k3oldtable01',16,1277,'luck - reveal 5 stable');
INSERT INTO "journal" VALUES('k3oldtable01',17,1277,'luck - reveal 6 clay-pit');
INSERT INTO "journal" VALUES('k3oldtable01',18,1277,'luck - reveal 7 theater');
INSERT INTO "journal" VALUES('k3oldtable01',19,1277,'luck - reveal 8 palisade');
INSERT INTO "journal" VALUES('k3oldtable01',20,1277,'luck - reveal 14 apothecary');
INSERT INTO "journal" VALUES('k3oldtable01',21,1277,'luck - reveal 15 quarry');
INSERT INTO "journal" VALUES('k3oldtable01',22,1277,'luck - reveal 16 clay-reserve');
INSERT INTO "journal" VALUES('k3oldtable01',23,1277,'luck - reveal 17 scriptorium');
INSERT INTO "journal" VALUES('k3oldtable01',24,1277,'luck - reveal 18 clay-pool');
INSERT INTO "journal" VALUES('k3oldtable01',25,1277,'luck - reveal 19 glassworks');
INSERT INTO "journal" VALUES('k3oldtable01',26,1342,'act 0 a-5 sell clay-reserve');
INSERT INTO "journal" VALUES('k3oldtable01',27,1381,'act 1 b-5 sell apothecary');
INSERT INTO "journal" VALUES('k3oldtable01',28,1420,'act 0 a-6 sell clay-pool');
INSERT INTO "journal" VALUES('k3oldtable01',29,1453,'act 1 b-6 wonder circus-maximus with quarry');
INSERT INTO "journal" VALUES('k3oldtable01',30,1453,'luck - reveal 9 stone-pit');
INSERT INTO "journal" VALUES('k3oldtable01',31,1453,'luck - reveal 10 stone-reserve');
INSERT INTO "journal" VALUES('k3oldtable01',32,1498,'act 0 a-7 wonder great-lighthouse with stone-pit');
INSERT INTO "journal" VALUES('k3oldtable01',33,1529,'act 1 b-7 sell glassworks');
INSERT INTO "journal" VALUES('k3oldtable01',34,1529,'luck - reveal 13 guard-tower');
INSERT INTO "journal" VALUES('k3oldtable01',35,1558,'act 0 a-8 sell scriptorium');
INSERT INTO "journal" VALUES('k3oldtable01',36,1558,'luck - reveal 11 pharmacist');
INSERT INTO "journal" VALUES('k3oldtable01',37,1558,'luck - reveal 12 workshop');
INSERT INTO "journal" VALUES('k3oldtable01',38,1595,'act 1 b-8 build workshop');
INSERT INTO "journal" VALUES('k3oldtable01',39,1618,'act 0 a-9 sell pharmacist');
INSERT INTO "journal" VALUES('k3oldtable01',40,1633,'act 1 b-9 build theater');
INSERT INTO "journal" VALUES('k3oldtable01',41,1659,'act 0 a-10 wonder hanging-gardens with stone-reserve');
INSERT INTO "journal" VALUES('k3oldtable01',42,1689,'act 0 a-11 sell stable');
INSERT INTO "journal" VALUES('k3oldtable01',43,1723,'act 1 b-10 sell clay-pit');
INSERT INTO "journal" VALUES('k3oldtable01',44,1723,'luck - reveal 2 tavern');
INSERT INTO "journal" VALUES('k3oldtable01',45,1723,'luck - reveal 3 lumber-yard');
INSERT INTO "journal" VALUES('k3oldtable01',46,1752,'act 0 a-12 wonder mausoleum with lumber-yard');
INSERT INTO "journal" VALUES('k3oldtable01',47,1778,'act 0 a-13 revive scriptorium');
INSERT INTO "journal" VALUES('k3oldtable01',48,1792,'act 1 b-11 build tavern');
INSERT INTO "journal" VALUES('k3oldtable01',49,1823,'act 0 a-14 build guard-tower');
INSERT INTO "journal" VALUES('k3oldtable01',50,1851,'act 1 b-12 sell altar');
INSERT INTO "journal" VALUES('k3oldtable01',51,1863,'act 0 a-15 sell palisade');
INSERT INTO "journal" VALUES('k3oldtable01',52,1863,'luck - reveal 4 garrison');
INSERT INTO "journal" VALUES('k3oldtable01',53,1873,'act 1 b-13 wonder appian-way with garrison');
INSERT INTO "journal" VALUES('k3oldtable01',54,1906,'act 1 b-14 sell wood-reserve');
INSERT INTO "journal" VALUES('k3oldtable01',55,1906,'luck - reveal 0 drying-room');
INSERT INTO "journal" VALUES('k3oldtable01',56,1906,'luck - reveal 1 glassblower');
INSERT INTO "journal" VALUES('k3oldtable01',57,1906,'luck - reveal 2 archery-range');
INSERT INTO "journal" VALUES('k3oldtable01',58,1906,'luck - reveal 3 courthouse');
INSERT INTO "journal" VALUES('k3oldtable01',59,1906,'luck - reveal 4 statue');
INSERT INTO "journal" VALUES('k3oldtable01',60,1906,'luck - reveal 5 customs-house');
INSERT INTO "journal" VALUES('k3oldtable01',61,1906,'luck - reveal 11 parade-ground');
INSERT INTO "journal" VALUES('k3oldtable01',62,1906,'luck - reveal 12 temple');
INSERT INTO "journal" VALUES('k3oldtable01',63,1906,'luck - reveal 13 horse-breeders');
INSERT INTO "journal" VALUES('k3oldtable01',64,1906,'luck - reveal 14 forum');
INSERT INTO "journal" VALUES('k3oldtable01',65,1906,'luck - reveal 18 walls');
INSERT INTO "journal" VALUES('k3oldtable01',66,1906,'luck - reveal 19 aqueduct');
CREATE TABLE orders (
      n        INTEGER PRIMARY KEY AUTOINCREMENT,
      verb     TEXT NOT NULL,
      what     TEXT NOT NULL,
      answer   TEXT               -- null: not yet; empty: done; else why not
    );
CREATE TABLE reports (
      n        INTEGER PRIMARY KEY,
      made     INTEGER NOT NULL,
      table_id TEXT NOT NULL,     -- may be gone
      person   BLOB NOT NULL,     -- who reports
      about    BLOB,              -- null: somebody who looked on
      name     TEXT NOT NULL,
      said     TEXT NOT NULL,
      why      TEXT NOT NULL
    );
CREATE TABLE running_time (millis INTEGER NOT NULL);
INSERT INTO "running_time" VALUES(1907);
CREATE TABLE sanctions (
      kind     TEXT NOT NULL,     -- "ban", "mute"
      target   TEXT NOT NULL,     -- "person" and the hash of a token, or "address" and one, as limits count it
      until    INTEGER,           -- Unix milliseconds; null: for good
      why      TEXT NOT NULL,
      made     INTEGER NOT NULL,  -- Unix milliseconds, as below
      PRIMARY KEY (kind, target)
    ) WITHOUT ROWID;
CREATE TABLE seats (
      owner    BLOB NOT NULL,     -- SHA-256 of the token
      table_id TEXT NOT NULL REFERENCES tables(id),
      seat     INTEGER NOT NULL,
      PRIMARY KEY (owner, table_id, seat)
    ) WITHOUT ROWID;
INSERT INTO "seats" VALUES(X'720228E4B7B018B5E0C8C5DCC15B8955175FA5E5826C7E80C267F2A2D397D0E0','k3oldtable01',1);
INSERT INTO "seats" VALUES(X'97DAAC0EE9998DFCAD6C9C0970DA5CA411C86233A944C25B47566F6A7BC1DDD5','k3oldtable01',0);
CREATE TABLE summaries (
      table_id TEXT PRIMARY KEY REFERENCES tables(id),
      entries  INTEGER NOT NULL,  -- of the journal when it was written: true while there are no more
      summary  TEXT NOT NULL      -- JSON, as anybody may see it
    ) WITHOUT ROWID;
CREATE TABLE tables (
      id       TEXT PRIMARY KEY,
      rules    TEXT NOT NULL,
      players  INTEGER NOT NULL,
      options  TEXT NOT NULL,     -- "key value" lines
      clock    TEXT NOT NULL,
      public   INTEGER NOT NULL,
      seed     BLOB NOT NULL,
      created  INTEGER NOT NULL,  -- Unix milliseconds
      status   INTEGER NOT NULL   -- 0 waiting, 1 playing, 2 over: follows from the journal
    , deadline INTEGER, ended INTEGER, chat INTEGER NOT NULL DEFAULT 1) WITHOUT ROWID;
INSERT INTO "tables" VALUES('k3oldtable01','duel',2,'','game 900 10',0,X'0C0B257512CAE233FA7FA31B90B77304B995B3B3F5A9765DAFBCE6A468786776',1794784997664,1,1041363,NULL,1);
CREATE INDEX tables_by_deadline ON tables(deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_waiting ON tables(created) WHERE status = 0 AND public = 1;
CREATE INDEX tables_by_end ON tables(ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_with_chat ON tables(ended) WHERE ended IS NOT NULL AND chat = 1;
CREATE INDEX seats_by_table ON seats(table_id);
CREATE INDEX devices_by_person ON devices(person);
CREATE INDEX reports_by_person ON reports(person, made);
DELETE FROM "sqlite_sequence";
COMMIT;
