"""Prints the numbers of a fold's photographs, separated by commas, for `npm run bench -- photo --only`.

    python3 folds.py --photos FOLDER --fold 0
"""

import argparse
import os
import re

from train import fold_of


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", required=True)
    parser.add_argument("--fold", type=int, required=True)
    arguments = parser.parse_args()
    files = {file for folder in ("printed", "written") for file in os.listdir(os.path.join(arguments.photos, folder))}
    names = sorted(file[:-4] for file in files if file.endswith(".jpg"))
    print(",".join(name for name in names if fold_of(int(re.sub(r"\D", "", name))) == arguments.fold))


if __name__ == "__main__":
    main()
